import type {
  NoteKind,
  NoteSignatures,
  ProofHandling,
  ProofKind,
  ProofProblem,
} from "@kreislauf/contract/proofs";
import type { ColumnType, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface ProofsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  waste_type_id: number;
  number: string;
  kind: ProofKind;
  valid_from: string;
  valid_until: string;
  granted_kg: number | null;
  disposer_name: string;
  disposer_number: string;
  created_on: InstantColumn;
}

export type ProofRow = Selectable<ProofsTable>;

export interface ProofLogTable {
  id: GeneratedAlways<number>;
  proof_id: number;
  changed_on: InstantColumn;
  changed_by: number;
  change: "created" | "updated" | "ended" | "used_up";
  old: JsonColumn<object>;
  new: JsonColumn<object>;
}

export interface ProofHandlingTable {
  waste_type_id: number;
  handling: ProofHandling;
}

export interface OrderNotesTable {
  order_id: number;
  proof_id: number | null;
  proof_number: string | null;
  stated_proof_number: ColumnType<string | null, string | null | undefined>;
  warning: ProofProblem | null;
  kind: NoteKind | null;
  number: string | null;
  signatures: JsonColumn<NoteSignatures>;
  created_on: InstantColumn;
  changed_on: InstantColumn;
}

export type OrderNoteRow = Selectable<OrderNotesTable>;

export interface ProofRemindersTable {
  proof_id: number;
  user_id: number;
  valid_until: string;
  days: number;
  reminded_on: InstantColumn;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    proofs: ProofsTable;
    proof_log: ProofLogTable;
    proof_handling: ProofHandlingTable;
    order_notes: OrderNotesTable;
    proof_reminders: ProofRemindersTable;
  }
}
