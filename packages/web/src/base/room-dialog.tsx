import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "./when-idle.ts";

/** Dialogs that screens of lower rooms open, with what each is opened for. */
interface RoomDialogs {
  order: { readonly locationId: number; readonly agreementId: number };
}

export type RoomDialogProps<Name extends keyof RoomDialogs> = RoomDialogs[Name] & {
  /** It has left the screen. */
  readonly onClosed: () => void;
};

type RoomDialog<Name extends keyof RoomDialogs> = ComponentType<RoomDialogProps<Name>>;

export type LentDialogs = { readonly [Name in keyof RoomDialogs]: () => Promise<RoomDialog<Name>> };

let lent: LentDialogs | undefined;

/** Says where each dialog is. Rooms do not see those above them; the app sees them all. */
export function lendDialogs(dialogs: LentDialogs): void {
  lent = dialogs;
}

function load<Name extends keyof RoomDialogs>(name: Name): Promise<RoomDialog<Name>> {
  return lent === undefined ? Promise.reject(new Error("No dialogs are lent.")) : lent[name]();
}

interface Opener<Name extends keyof RoomDialogs> {
  /** Rejects where the dialog's code does not arrive. */
  readonly open: (subject: RoomDialogs[Name]) => Promise<void>;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** A dialog of another room. Its code comes when the browser is idle, at the latest when it is opened. */
export function useRoomDialog<Name extends keyof RoomDialogs>(name: Name): Opener<Name> {
  const [element, setElement] = useState<ReactNode>(null);
  const openings = useRef(0);

  useEffect(() => whenIdle(() => void load(name).catch(() => {})), [name]);

  return {
    open: async (subject) => {
      const Dialog = await load(name);
      openings.current += 1;
      setElement(<Dialog key={openings.current} {...subject} onClosed={() => setElement(null)} />);
    },
    element,
  };
}
