/** When a section of the guide is open, by its own times and those of its topic and group. */
export interface SectionTimes {
  opensAt: Date;
  closesAt: Date;
}

const MINUTE_MS = 60_000;
/** The first respondent comes this long after an opening, the second twice as long, and so on. */
const BETWEEN_VOICES_MS = 11 * MINUTE_MS;
/** How long a respondent takes for a section. */
export const SECTION_MS = 3 * MINUTE_MS;
/** Time for the host's two questions and a reply after the last answer. */
const AFTERWARDS_MS = 2 * 60 * MINUTE_MS;

/** The plan of a walk through the guide. All times are those of the copy. */
interface Timetable {
  /** How much earlier everything happens in the copy than in the group. */
  shiftMs: number;
  /** The times at which something opens, in their order. Respondents come after each. */
  openings: Date[];
}

/**
 * Plans a walk that ends now: the copy has the group's schedule, moved into the past as a whole. So all distances between
 * its times stay the same, and only the clock that the walk itself uses is another one.
 */
export function planWalk(
  group: SectionTimes,
  sections: readonly SectionTimes[],
  { voices, now }: { voices: number; now: Date },
): Timetable {
  const times = [...new Set(sections.map(({ opensAt }) => +opensAt))]
    .filter((opensAt) => opensAt < +group.closesAt)
    .toSorted((one, other) => one - other);
  const openings = times.length > 0 ? times : [+group.opensAt];
  const last = openings.at(-1) ?? +group.opensAt;
  const ends = last + voices * BETWEEN_VOICES_MS + sections.length * SECTION_MS + AFTERWARDS_MS;
  const shiftMs = ends - now.getTime();
  return { shiftMs, openings: openings.map((opening) => new Date(opening - shiftMs)) };
}

/** When a respondent comes after an opening. */
export const arrivalOf = (opening: Date, voice: number): Date =>
  new Date(opening.getTime() + (voice + 1) * BETWEEN_VOICES_MS);
