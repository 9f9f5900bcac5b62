import type { PendingChange } from "@kreislauf/contract/agreements";
import type { ContainerDrawing } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/locations";
import type { Work } from "../base/context.ts";
import { enqueueMail } from "../base/outbox.ts";
import { findMember } from "../users/index.ts";
import type { AgreementRow } from "./agreements.store.ts";
import type { ShownInquiry } from "./inquiries.store.ts";
import { toInquiry } from "./shown-inquiry.ts";

/** Tells whoever asked for a change what was decided. */
export async function tellAboutDecision(
  work: Work,
  agreement: AgreementRow,
  change: PendingChange,
  note: string | null,
): Promise<void> {
  const recipient = await findRecipient(work, change.requestedBy.id, agreement.company_id);
  if (recipient === undefined) return;
  const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = change;
  await enqueueMail(work, {
    kind: "agreement_change_decided",
    cause: `agreement ${agreement.id} change of ${change.requestedOn} decided`,
    recipient,
    data: {
      greeting: recipient.greeting,
      rhythm: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      effectiveOn,
      note,
      ...(await describe(work, agreement)),
    },
  });
}

/** Sends the answer to whoever asked for an offer. */
export async function tellAboutAnswer(work: Work, row: ShownInquiry, text: string): Promise<void> {
  const recipient = await findRecipient(work, row.created_by, row.company_id);
  if (recipient === undefined) return;
  const { wasteType, containerType, customContainerSize } = toInquiry(row);
  await enqueueMail(work, {
    kind: "inquiry_answered",
    cause: `inquiry ${row.id} answered`,
    recipient,
    data: {
      greeting: recipient.greeting,
      askedOn: row.created_on,
      wasteType: wasteType.description,
      containerType: [containerType.description, customContainerSize].filter(Boolean).join(", "),
      amount: row.amount || null,
      site: await siteOf(work, row.location_id),
      text,
    },
  });
}

/** Nobody, where the person has left the company. */
async function findRecipient({ db }: Work, userId: number, companyId: number) {
  const member = await findMember(db, userId, companyId);
  if (member === undefined || member.email === null) return undefined;
  const { email, firstName, lastName } = member;
  return { id: member.userId, email, greeting: { firstName, lastName } };
}

async function siteOf({ db }: Work, locationId: number) {
  const site = await db
    .selectFrom("locations")
    .select(["alias", "street", "house_number as houseNumber", "zip", "city"])
    .where("id", "=", locationId)
    .executeTakeFirstOrThrow();
  return { id: locationId, alias: site.alias, address: addressLine(site) };
}

async function describe(work: Work, agreement: AgreementRow) {
  const described = await work.db
    .selectFrom("waste_types")
    .innerJoin("container_types", (join) => join.on("container_types.id", "=", agreement.container_type_id))
    .select(["waste_types.description as wasteType", "container_types.type as containerType"])
    .select("container_types.drawing")
    .where("waste_types.id", "=", agreement.waste_type_id)
    .executeTakeFirstOrThrow();
  return {
    ...described,
    drawing: described.drawing as ContainerDrawing,
    site: await siteOf(work, agreement.location_id),
  };
}
