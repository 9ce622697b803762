/** A question that a respondent still has to answer, by its place in the guide. */
export interface Todo {
  place: number;
  /** Whether they can read the others' answers only after their own. */
  locked: boolean;
}

/** What somebody does at a time. */
export type Act = { at: number; voice: number } & (
  | { does: 'visit'; todo: Todo[] }
  | { does: 'ask'; responseId: string; isReplied: boolean }
  | { does: 'reply'; responseId: string; replyToId: string }
);

/** Adds an act behind all others of its time. */
export function addAct(agenda: Act[], act: Act): void {
  const place = agenda.findLastIndex((other) => other.at <= act.at);
  agenda.splice(place + 1, 0, act);
}
