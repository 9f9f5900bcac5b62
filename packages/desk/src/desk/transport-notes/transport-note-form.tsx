import { type DeskNote, type DeskOrder, deskTransportNotesApi } from "@kreislauf/contract/desk";
import {
  maxProofTextLengths,
  noteKinds,
  noteParties,
  type NoteKind,
  type NoteParty,
  type NoteSignatures,
} from "@kreislauf/contract/proofs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf, fieldRefusal } from "../../base/field-error.ts";
import { inputOfInstant, instantOfInput } from "../base/berlin-input.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateOrderRefusal } from "../base/use-late-refusal.ts";
import { momentFieldTexts } from "../base/moment-field.texts.ts";
import { MomentField } from "../base/moment-field.tsx";
import { notesTexts } from "./transport-notes.texts.ts";

interface TypedSignature {
  readonly name: string;
  readonly at: string;
}

/** The fields that the person changed. All others show the saved note, even when somebody else changes it meanwhile. */
interface Draft {
  readonly kind?: NoteKind;
  readonly number?: string;
  readonly proofNumber?: string;
  readonly signatures: Readonly<Partial<Record<NoteParty, TypedSignature>>>;
}

type Signature = NoteSignatures[NoteParty];

const typedOf = (signature: Signature): TypedSignature => ({
  name: signature?.name ?? "",
  at: signature === null ? "" : inputOfInstant(signature.signedAt),
});

/**
 * The signature to send; null if both fields are empty, undefined if the time is invalid. The field shows minutes only,
 * so an unchanged time is sent with its seconds.
 */
function signatureOf({ name, at }: TypedSignature, present: Signature): Signature | undefined {
  if (name === "" && at === "") return null;
  if (present !== null && inputOfInstant(present.signedAt) === at) return { ...present, name };
  const signedAt = instantOfInput(at);
  return signedAt === null ? undefined : { name, signedAt };
}

interface NoteFormProps {
  order: Pick<DeskOrder, "id" | "orderNumber">;
  /** The note as it is now. After a change by somebody else, the input is saved on top of that change. */
  found: DeskNote;
  label: string;
  onDone: () => void;
}

/** A form for the number of a note and its signatures, which are made outside the portal. */
export function NoteForm({ order: { id: orderId, orderNumber }, found, label, onDone }: NoteFormProps) {
  const texts = useTexts(notesTexts);
  const momentTexts = useTexts(momentFieldTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const isMounted = useIsMounted();
  const refuseLate = useLateOrderRefusal(orderNumber);
  const { note } = found;
  const [draft, setDraft] = useState<Draft>({ signatures: {} });
  const isChanged = useIsChanged(draft);
  const kind = draft.kind ?? note?.kind ?? noteKinds[0];
  const number = draft.number ?? note?.number ?? "";
  const knownProof = note?.proofNumber ?? "";
  // The proof number that the customer stated is the first value while the note is not entered yet.
  const isEntered = (note?.number ?? null) !== null;
  const firstProof = isEntered ? knownProof : knownProof || (note?.statedProofNumber ?? "");
  const proofNumber = draft.proofNumber ?? firstProof;
  const presentOf = (party: NoteParty): Signature => note?.signatures[party] ?? null;
  const typedBy = (party: NoteParty) => draft.signatures[party] ?? typedOf(presentOf(party));
  const type = (party: NoteParty, change: Partial<TypedSignature>) =>
    setDraft({
      ...draft,
      signatures: { ...draft.signatures, [party]: { ...typedBy(party), ...change } },
    });
  const parties = noteParties.filter((party) => party !== "disposer" || kind === "consignment");
  const signed = (party: NoteParty) => {
    if (!parties.includes(party)) return null;
    const signature = signatureOf(typedBy(party), presentOf(party));
    if (signature === undefined) throw fieldRefusal(`${party}.signedAt`, momentTexts.unusable);
    return signature;
  };
  const save = useMutation({
    mutationFn: () =>
      call(deskTransportNotesApi.setDeskOrderNote, {
        params: { orderId },
        body: {
          version: found.version,
          kind,
          number,
          ...(proofNumber !== knownProof && proofNumber !== "" && { proofNumber }),
          producer: signed("producer"),
          carrier: signed("carrier"),
          disposer: signed("disposer"),
        },
      }),
    onSuccess: () => {
      show({ message: texts.saved, variant: "success" });
      if (isMounted()) onDone();
    },
    onError: (error) => refuseLate(error),
    onSettled: () => client.invalidateQueries({ queryKey: ["desk", "note", orderId] }),
  });
  return (
    <EntryForm
      label={label}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      onSave={() => save.mutate()}
      onCancel={onDone}
    >
      <Select
        label={texts.kind}
        options={noteKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={(value) => setDraft({ ...draft, kind: value })}
      />
      <TextField
        label={texts.number}
        required
        autoFocus
        maxLength={maxProofTextLengths.noteNumber}
        value={number}
        error={fieldErrorOf(save.error, "number")}
        onChange={(event) => setDraft({ ...draft, number: event.target.value })}
      />
      <TextField
        label={texts.proofNumber}
        optional={knownProof === ""}
        required={knownProof !== ""}
        placeholder="ENF062104437"
        value={proofNumber}
        error={fieldErrorOf(save.error, "proofNumber")}
        onChange={(event) => setDraft({ ...draft, proofNumber: event.target.value })}
      />
      {parties.map((party) => (
        <Fragment key={party}>
          <TextField
            label={texts.signer(texts.parties[party])}
            optional
            required={typedBy(party).at !== ""}
            maxLength={maxProofTextLengths.signer}
            value={typedBy(party).name}
            error={fieldErrorOf(save.error, `${party}.name`)}
            onChange={(event) => type(party, { name: event.target.value })}
          />
          <MomentField
            label={texts.signedAt(texts.parties[party])}
            optional
            error={fieldErrorOf(save.error, `${party}.signedAt`)}
            value={typedBy(party).at}
            onChange={(at) => type(party, { at })}
          />
        </Fragment>
      ))}
    </EntryForm>
  );
}
