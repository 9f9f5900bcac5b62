import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { hrefTo } from "../base/hash-route.ts";
import type { DeskStaff } from "../base/desk-session.ts";
import { administrationTexts } from "./administration.texts.ts";
import { LogCard } from "./log-card.tsx";
import { StaffCard } from "./staff-card.tsx";
import { useStaffList } from "./administration.queries.ts";
import styles from "./administration.module.css";

/** The accounts of the staff, and the log of what they did. */
export function AdministrationScreen({ self, parameters }: { self: DeskStaff; parameters: URLSearchParams }) {
  const texts = useTexts(administrationTexts);
  const list = useStaffList();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <LinkButton href={hrefTo("/administration/operations")}>{texts.operations}</LinkButton>
      </div>
      <StaffCard list={list} selfId={self.id} />
      <LogCard staff={list.data?.staff ?? []} parameters={parameters} />
    </div>
  );
}
