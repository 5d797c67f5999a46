import classes from './logo.module.css';

/** A market stall's awning, and the name beside it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path
          d="M8 8h16l2.2 6.6a2.8 2.8 0 0 1-5.4.9 2.9 2.9 0 0 1-4.8 0 2.9 2.9 0 0 1-4.8 0 2.8 2.8 0 0 1-5.4-.9z"
          fill="var(--on-accent)"
        />
        <path d="M9.5 18.5h13V25h-13z" fill="var(--on-accent)" opacity=".55" />
      </svg>
      <span className={classes.name}>{brand}</span>
    </span>
  );
}
