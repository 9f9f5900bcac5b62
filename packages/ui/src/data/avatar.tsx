import { classNames } from "../base/class-names.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  firstName: string;
  lastName: string;
  picture?: string | null;
  /** `portrait` where the picture is the main content, for example in the profile. */
  size?: "large" | "portrait" | undefined;
}

/** A person's picture or initials, for places where the name is beside it. */
export function Avatar({ firstName, lastName, picture, size }: AvatarProps) {
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    // CSS draws the initials, so that they are not part of an accessible name.
    <span
      className={classNames(styles.avatar, size && styles[size])}
      data-initials={picture ? undefined : initials}
    >
      {picture && <img src={picture} alt="" />}
    </span>
  );
}
