import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import classes from './frame.module.css';
import itemClasses from './nav-item.module.css';
import { NavItem } from './nav-item.tsx';
import { type NavLink, splitForBottomBar } from './nav-links.ts';

/** The phone's navigation: five places in reach of the thumb, the rest behind More. */
export function BottomBar({ links }: { links: readonly NavLink[] }) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { bar, more } = splitForBottomBar(links);
  return (
    <nav className={classes.bottomBar} aria-label={t('mainNav')}>
      {bar.map((link) => (
        <NavItem key={link.to} link={link} look="bottom" />
      ))}
      {more.length > 0 && (
        <Menu position="top-end" width={220}>
          <Menu.Target>
            <button
              type="button"
              className={itemClasses.item}
              data-look="bottom"
              aria-current={more.some(({ to }) => to === pathname) ? 'page' : undefined}
            >
              <span className={itemClasses.icon}>
                <IconDots size={24} stroke={1.75} aria-hidden="true" />
              </span>
              <span className={itemClasses.label}>{t('more')}</span>
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ to, label, Icon }) => (
              <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={20} stroke={1.75} />}>
                {t(label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
