import { classNames } from "../base/class-names.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  firstName: string;
  lastName: string;
  picture?: string | null;
  /** `portrait` where the picture itself is the matter. */
  size?: "large" | "portrait" | undefined;
}

/** Initials or the picture; the name stands beside it. */
export function Avatar({ firstName, lastName, picture, size }: AvatarProps) {
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    // The initials are drawn, not written: they are no part of a name that must be spoken.
    <span
      className={classNames(styles.avatar, size && styles[size])}
      data-initials={picture ? undefined : initials}
    >
      {picture && <img src={picture} alt="" />}
    </span>
  );
}
