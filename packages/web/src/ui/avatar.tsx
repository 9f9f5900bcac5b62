import { classes } from "./classes.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  firstName: string;
  lastName: string;
  picture?: string | null;
  large?: boolean;
}

/** Initials or the picture; the name stands beside it. */
export function Avatar({ firstName, lastName, picture, large = false }: AvatarProps) {
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    <span className={classes(styles.avatar, large && styles.large)} aria-hidden>
      {picture ? <img src={picture} alt="" /> : initials}
    </span>
  );
}
