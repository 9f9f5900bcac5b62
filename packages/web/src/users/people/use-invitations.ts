import { fieldErrorMessage } from "@kreislauf/contract/base";
import { type InvitedUser, type UserDetails, userDetails, peopleApi } from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { isOutcomeUnknown } from "../../base/submit-attempt.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { randomKey } from "../../base/random-key.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { type EmailListLine, parseEmailList } from "./parse-email-list.ts";
import { userFormTexts } from "../base/user-form.texts.ts";

export type InvitationLineField = "firstName" | "lastName" | "email";

export interface InvitationLine extends EmailListLine {
  readonly id: string;
  /** Kept while an answer may have been lost, so that nobody is invited twice. */
  readonly idempotencyKey: string;
  readonly problems: Readonly<Partial<Record<InvitationLineField, string>>>;
}

type Shared = Omit<UserDetails, InvitationLineField | "phone">;

const hasProblem = ({ problems }: InvitationLine) =>
  Object.values(problems).some((problem) => problem !== undefined);

/** A pasted list on its way to becoming invitations. Lines that cannot be invited stay, each with its reason. */
export function useInvitations(shared: Shared) {
  const texts = useTexts(userFormTexts).many;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [lines, setLines] = useState<readonly InvitationLine[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  const detailsOf = ({ firstName, lastName, email }: InvitationLine) => ({
    ...shared,
    firstName,
    lastName,
    email,
  });
  const problemsOf = (line: InvitationLine, above: readonly InvitationLine[]): InvitationLine["problems"] => {
    if (line.email === "") return { email: texts.unreadable };
    if (above.some(({ email }) => email === line.email)) return { email: texts.twice };
    const checked = userDetails.safeParse(detailsOf(line), {
      error: (issue) => fieldErrorMessage(issue, language),
    });
    if (checked.success) return {};
    return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
  };
  const validated = (all: readonly InvitationLine[]): InvitationLine[] =>
    all.map((line, index) => ({ ...line, problems: problemsOf(line, all.slice(0, index)) }));

  /** Takes what was pasted; says how many lines there were. */
  const read = (pasted: string): number => {
    const added = parseEmailList(pasted).map((line) => ({
      ...line,
      id: randomKey(),
      idempotencyKey: randomKey(),
      problems: {},
    }));
    setLines(validated([...lines, ...added]));
    return added.length;
  };
  const edit = (id: string, field: InvitationLineField, value: string) =>
    setLines(
      lines.map((line) => {
        if (line.id !== id) return line;
        const { [field]: _solved, ...problems } = line.problems;
        return { ...line, [field]: value, problems };
      }),
    );

  const invite = async (line: InvitationLine): Promise<InvitationLine | InvitedUser> => {
    try {
      const body = { userDetails: detailsOf(line) };
      return await call(peopleApi.inviteUser, { body }, { idempotencyKey: line.idempotencyKey });
    } catch (error) {
      return {
        ...line,
        idempotencyKey: isOutcomeUnknown(error) ? line.idempotencyKey : randomKey(),
        problems: serverErrorsOf(error),
      };
    }
  };
  /** Invites one after the other, in the order of the list; returns how many are invited and how many are left. */
  const send = async (): Promise<{ readonly done: number; readonly left: number }> => {
    const all = validated(lines.map((line) => ({ ...line, email: line.email.trim().toLowerCase() })));
    setLines(all);
    const ready = all.filter((line) => !hasProblem(line));
    const left = new Map(all.map((line) => [line.id, line]));
    let done = 0;
    for (const line of ready) {
      setProgress({ done, count: ready.length });
      // One at a time: a hundred at once would only wait for each other.
      const answer = await invite(line);
      if ("userId" in answer) {
        left.delete(line.id);
        done += 1;
      } else {
        left.set(line.id, answer);
      }
    }
    setProgress(null);
    setLines([...left.values()]);
    await invalidatePeople(queryClient);
    return { done, left: left.size };
  };
  return {
    lines,
    wrong: lines.filter(hasProblem).length,
    progress,
    read,
    edit,
    remove: (id: string) => setLines(validated(lines.filter((line) => line.id !== id))),
    send,
  };
}

/** What the server objects to, beside its field; anything else is said at the address. */
function serverErrorsOf(error: unknown): InvitationLine["problems"] {
  const details = error instanceof ApiError ? error.details : [];
  const named = (["firstName", "lastName", "email"] as const).flatMap((field) => {
    const complaint = details.find((each) => each.field === `userDetails.${field}`);
    return complaint === undefined ? [] : [[field, complaint.message] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : { email: errorSentence(error) };
}
