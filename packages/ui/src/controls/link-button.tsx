import type { ComponentProps, ReactNode } from "react";
import { buttonClasses, type ButtonStyle } from "./button.tsx";
import { Icon } from "../drawings/icon.tsx";

type LinkButtonProps = ButtonStyle &
  Omit<ComponentProps<"a">, "className"> & { href: string; children: ReactNode };

/** A link that looks like a button. It only navigates. */
export function LinkButton({
  variant = "secondary",
  small = false,
  block = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} data-variant={variant} className={buttonClasses({ variant, small, block })}>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </a>
  );
}
