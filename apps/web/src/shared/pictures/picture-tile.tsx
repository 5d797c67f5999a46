import { ActionIcon, Progress } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './picture-field.module.css';

interface PictureTileProps extends HTMLAttributes<HTMLLIElement> {
  /** The picture itself, in the box it is shown in. */
  image: ReactNode;
  /** What it is called. */
  name: string;
  /** How it is on its way, in words; and how far, 0 to 1. */
  note?: ReactNode;
  share?: number | undefined;
  /** What can be done with it. */
  actions: ReactNode;
}

/** One picture of a field: what it shows, what it is called, how it is on its way and what can be done with it. */
export function PictureTile({ image, name, note, share, actions, ...box }: PictureTileProps) {
  return (
    <li className={classes.tile} {...box}>
      <span className={classes.image}>{image}</span>
      <span className={classes.name}>{name}</span>
      {share !== undefined && <Progress value={share * 100} size="sm" aria-label={name} />}
      {note}
      <span className={classes.actions}>{actions}</span>
    </li>
  );
}

interface TileActionProps {
  icon: TablerIcon;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A sign that does something with one picture; its label names both. */
export function TileAction({ icon: Icon, label, onClick, disabled = false }: TileActionProps) {
  return (
    <ActionIcon variant="default" aria-label={label} onClick={onClick} disabled={disabled}>
      <Icon size={20} />
    </ActionIcon>
  );
}
