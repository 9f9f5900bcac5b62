import type { DeskDocument } from "@kreislauf/contract/desk";
import { hrefTo, useHashRoute } from "../../base/hash-route.ts";
import styles from "./documents.module.css";

/** The number of the document that cancelled or replaced another one, as a link to it. */
export function SupersedingDocument({ id, number }: NonNullable<DeskDocument["supersededBy"]>) {
  const { parameters } = useHashRoute();
  return (
    <a className={styles.aboveRowLink} href={hrefTo(`/documents/${id}`, parameters)}>
      {number}
    </a>
  );
}
