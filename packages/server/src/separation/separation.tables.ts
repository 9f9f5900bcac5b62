import type { AttachmentMediaType } from "@kreislauf/contract/base";
import type {
  EvidenceKind,
  EvidenceSubject,
  SeparationFraction,
  SeparationReason,
} from "@kreislauf/contract/separation";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface SeparationReasonsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  year: number;
  fraction: SeparationFraction;
  reason: SeparationReason;
  explanation: string;
  version: Generated<number>;
  changed_at: InstantColumn;
  changed_by: number;
}

export interface SeparationEvidenceTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  year: number;
  subject: EvidenceSubject;
  disposer: Generated<string>;
  kind: EvidenceKind;
  file_name: string;
  media_type: AttachmentMediaType;
  content_hash: string;
  size_bytes: number;
  added_at: InstantColumn;
  added_by: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    separation_reasons: SeparationReasonsTable;
    separation_evidence: SeparationEvidenceTable;
  }
}
