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
import { useUser } from "../../base/session.ts";
import { type RightTemplateName, rightTemplates } from "./right-templates.ts";
import { splitRights } from "./user-details.ts";
import { userFormTexts } from "../base/user-form.texts.ts";

export type InvitationLineField = "firstName" | "lastName" | "email";

export interface InvitationLine extends EmailListLine {
  readonly id: string;
  /** Stays the same while an earlier request may have arrived, so that nobody is invited twice. */
  readonly idempotencyKey: string;
  /** The template with the rights of this line; null for the rights that are chosen for the whole list. */
  readonly template: RightTemplateName | null;
  readonly problems: Readonly<Partial<Record<InvitationLineField, string>>>;
}

type Shared = Omit<UserDetails, InvitationLineField | "phone">;

const hasProblem = ({ problems }: InvitationLine) =>
  Object.values(problems).some((problem) => problem !== undefined);

/**
 * The lines of a pasted list, which can be corrected and sent as invitations. Lines that could not be sent stay, with
 * the reason.
 */
export function useInvitations(shared: Shared) {
  const texts = useTexts(userFormTexts).many;
  const language = useLanguage();
  const held = new Set(useUser().permissions);
  const queryClient = useQueryClient();
  const [lines, setLines] = useState<readonly InvitationLine[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  const detailsOf = ({ firstName, lastName, email, template }: InvitationLine) => ({
    ...shared,
    ...(template !== null &&
      splitRights(new Set(rightTemplates[template].filter((right) => held.has(right))))),
    firstName,
    lastName,
    email,
  });
  const problemsOf = (
    line: InvitationLine,
    previous: readonly InvitationLine[],
  ): InvitationLine["problems"] => {
    if (line.email === "") return { email: texts.unreadable };
    if (previous.some(({ email }) => email === line.email)) return { email: texts.twice };
    const checked = userDetails.safeParse(detailsOf(line), {
      error: (issue) => fieldErrorMessage(issue, language),
    });
    if (checked.success) return {};
    return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
  };
  const validated = (all: readonly InvitationLine[]): InvitationLine[] =>
    all.map((line, index) => ({ ...line, problems: problemsOf(line, all.slice(0, index)) }));

  /** Adds the lines of a pasted text to the list; returns how many there are. */
  const read = (pasted: string): number => {
    const added = parseEmailList(pasted).map((line) => ({
      ...line,
      id: randomKey(),
      idempotencyKey: randomKey(),
      template: null,
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

  const setTemplate = (id: string, template: RightTemplateName | null) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, template } : line)));

  const invite = async (line: InvitationLine): Promise<InvitationLine | InvitedUser> => {
    try {
      const body = { userDetails: detailsOf(line), fromList: true };
      return await call(peopleApi.inviteUser, { body }, { idempotencyKey: line.idempotencyKey });
    } catch (error) {
      return {
        ...line,
        idempotencyKey: isOutcomeUnknown(error) ? line.idempotencyKey : randomKey(),
        problems: serverErrorsOf(error),
      };
    }
  };
  /**
   * Sends the invitations from the top of the list to its end; returns how many were sent, and how many lines remain.
   */
  const send = async (): Promise<{ readonly done: number; readonly remaining: number }> => {
    const all = validated(lines.map((line) => ({ ...line, email: line.email.trim().toLowerCase() })));
    setLines(all);
    const ready = all.filter((line) => !hasProblem(line));
    const remaining = new Map(all.map((line) => [line.id, line]));
    let done = 0;
    for (const line of ready) {
      setProgress({ done, count: ready.length });
      // One request at a time, because a hundred at once would only wait for each other on the server.
      const answer = await invite(line);
      if ("userId" in answer) {
        remaining.delete(line.id);
        done += 1;
      } else {
        remaining.set(line.id, answer);
      }
    }
    setProgress(null);
    setLines([...remaining.values()]);
    await invalidatePeople(queryClient);
    return { done, remaining: remaining.size };
  };
  return {
    lines,
    wrong: lines.filter(hasProblem).length,
    progress,
    read,
    edit,
    setTemplate,
    remove: (id: string) => setLines(validated(lines.filter((line) => line.id !== id))),
    send,
  };
}

/** The server's errors by field. An error that names none of these fields is shown at the e-mail address. */
function serverErrorsOf(error: unknown): InvitationLine["problems"] {
  const details = error instanceof ApiError ? error.details : [];
  const named = (["firstName", "lastName", "email"] as const).flatMap((field) => {
    const fieldError = details.find((each) => each.field === `userDetails.${field}`);
    return fieldError === undefined ? [] : [[field, fieldError.message] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : { email: errorSentence(error) };
}
