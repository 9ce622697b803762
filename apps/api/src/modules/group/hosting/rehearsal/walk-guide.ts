import { type components, GroupOpenState, GroupRole, RehearsalGate, SectionPhotos } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import { Agenda } from './agenda.ts';
import type { CopiedSection } from './guide-copy-store.ts';
import { refusalOf, Respondent, type StartCall } from './respondent.ts';
import { choicesOf, contentOf, isAnsweredBy, THIN } from './script.ts';
import { arrivalOf, SECTION_MS } from './timetable.ts';
import { voices } from './voices.ts';
import { WalkLog } from './walk-log.ts';
import { answerLength } from '../../discussion/responses/answer-length.ts';

type Section = components['schemas']['SectionDetail'];

/** The most sections with answers: enough to fill every page of the desk, and few enough to wait for. */
export const MOST_SECTIONS = 200;
const HALF_HOUR_MS = 30 * 60_000;
/** How many answers the host asks about. */
const ASKED = 2;

/** The copied group, with its people and sections in the host's order. */
export interface Stage {
  groupId: string;
  hostId: string;
  /** In the order of `voices`. */
  people: readonly string[];
  sections: readonly CopiedSection[];
  openings: readonly Date[];
}

/**
 * Lets the scripted respondents answer the guide in its own order and at its own times. They read what their pages would
 * show them, and call what these would call. Some of them also try what the rules forbid.
 */
export class GuideWalk {
  readonly log = new WalkLog();
  readonly #agenda = new Agenda();
  readonly #deps: GroupDeps;
  readonly #start: StartCall;
  readonly #stage: Stage;
  readonly #placeOf: ReadonlyMap<string, number>;
  /** The gates of sections that a respondent has tried already. */
  readonly #tried = new Set<string>();
  #asked = 0;

  constructor(deps: GroupDeps, start: StartCall, stage: Stage) {
    this.#deps = deps;
    this.#start = start;
    this.#stage = stage;
    const played = stage.sections.slice(0, MOST_SECTIONS);
    this.#placeOf = new Map(played.map(({ id }, place) => [id, place]));
  }

  async run(): Promise<void> {
    for (const opening of this.#stage.openings)
      for (const voice of voices.keys()) {
        let todo: Section[] = [];
        this.#agenda.add(arrivalOf(opening, voice), async (at) => {
          if (voice === 0) await this.#tryBeforeOpening(at);
          if (todo.length === 0) todo = await this.#findTodo(voice, at);
          const section = todo.shift();
          if (section === undefined) return undefined;
          await this.#answer(voice, section, at);
          return new Date(at.getTime() + SECTION_MS);
        });
      }
    await this.#agenda.run();
  }

  #as(voice: number, at: Date): Respondent {
    const { groupId, people } = this.#stage;
    const groupMemberId = people[voice] ?? '';
    return new Respondent(
      this.#deps,
      this.#start,
      { groupId, groupMemberId, role: GroupRole.Respondent },
      at,
    );
  }

  /** The open sections that a respondent sees and still has to answer. */
  async #findTodo(voice: number, at: Date): Promise<Section[]> {
    const respondent = this.#as(voice, at);
    const isTodo = (section: Pick<Section, 'id' | 'state'>): boolean => {
      const place = this.#placeOf.get(section.id);
      return (
        section.state === GroupOpenState.Open &&
        place !== undefined &&
        isAnsweredBy(voice, place, this.#placeOf.size) &&
        !this.log.isDone(section.id, this.#stage.people[voice] ?? '')
      );
    };
    const todo: Section[] = [];
    for (const topic of await respondent.listTopics())
      if (topic.state === GroupOpenState.Open && topic.sections.some(isTodo))
        todo.push(...(await respondent.getTopic(topic.id)).sections.filter(isTodo));
    return todo;
  }

  async #answer(voice: number, section: Section, at: Date): Promise<void> {
    const [person, place] = [this.#stage.people[voice] ?? '', this.#placeOf.get(section.id) ?? 0];
    const respondent = this.#as(voice, at);
    const refused =
      (await this.#vote(voice, section, respondent)) ??
      (await this.#post(voice, place, section, respondent, at));
    if (refused === null) this.log.addAnswer(section.id, person);
    else this.log.addRefusal(section.id, person, refused);
  }

  async #vote(voice: number, { vote }: Section, respondent: Respondent) {
    if (vote === null || vote.myChoice !== null) return null;
    const options = vote.options.map(({ text }) => text);
    const optionIds = choicesOf({ vote: { ...vote, options } }, voice).flatMap(
      (choice) => vote.options[choice]?.id ?? [],
    );
    return await refusalOf(respondent.castVote({ voteId: vote.id, optionIds }));
  }

  async #post(voice: number, place: number, section: Section, respondent: Respondent, at: Date) {
    const { id: sectionId, title, minLength, photos, vote } = section;
    await this.#tryGates(voice, section, respondent);
    const options = vote === null ? [] : vote.options.map(({ text }) => text);
    const content = contentOf({ title, minLength, vote: vote && { ...vote, options } }, place, voice);
    const isShown = photos === SectionPhotos.Required;
    const attachments = isShown ? [await respondent.addPhoto(place * voices.length + voice)] : [];
    let responseId = '';
    const posting = respondent
      .answer({ sectionId, content, attachments })
      .then(({ id }) => (responseId = id));
    const refused = await refusalOf(posting);
    if (refused === null && this.#asked < ASKED) this.#ask(responseId, voice, at);
    return refused;
  }

  /** The host asks about an answer after half an hour. The first question gets a reply; the second still waits for one. */
  #ask(responseId: string, voice: number, at: Date): void {
    const isReplied = this.#asked === 0;
    this.#asked += 1;
    const { groupId, hostId } = this.#stage;
    this.#agenda.add(new Date(at.getTime() + HALF_HOUR_MS), async (askedAt) => {
      const who = { groupId, groupMemberId: hostId, role: GroupRole.Host };
      const host = new Respondent(this.#deps, this.#start, who, askedAt);
      let replyToId = '';
      const asking = host
        .followUp(responseId, { content: '能举一个最近的例子吗？', mustAnswer: true })
        .then(({ id }) => (replyToId = id));
      // The group may have closed meanwhile.
      if ((await refusalOf(asking)) !== null || !isReplied) return undefined;
      const content = '上周三就是，下班路上顺手买的，没怎么比较。';
      this.#agenda.add(new Date(askedAt.getTime() + HALF_HOUR_MS), async (repliedAt) => {
        await refusalOf(this.#as(voice, repliedAt).followUp(responseId, { content, replyToId }));
        return undefined;
      });
      return undefined;
    });
  }

  /** One respondent tries to answer each section before its opening. */
  async #tryBeforeOpening(at: Date): Promise<void> {
    const respondent = this.#as(0, at);
    for (const { id: sectionId, opensAt } of this.#stage.sections.slice(0, MOST_SECTIONS)) {
      if (opensAt <= at || !this.#isFirstTry(RehearsalGate.Opening, sectionId)) continue;
      const posting = respondent.answer({ sectionId, content: THIN, attachments: [] });
      this.log.addTry(RehearsalGate.Opening, (await refusalOf(posting)) !== null);
    }
  }

  /** One respondent tries to read before answering, and the one with thin answers to write less than is asked for. */
  async #tryGates(
    voice: number,
    { id: sectionId, minLength, photos, responses }: Section,
    respondent: Respondent,
  ): Promise<void> {
    const attempt = async (gate: RehearsalGate, call: () => Promise<unknown>): Promise<void> => {
      if (this.#isFirstTry(gate, sectionId)) this.log.addTry(gate, (await refusalOf(call())) !== null);
    };
    if (responses.locked)
      await attempt(RehearsalGate.AnswerFirst, () => respondent.listAnswers({ sectionId }));
    if (voices[voice]?.manner !== 'thin') return;
    const short = { sectionId, content: THIN, attachments: [] };
    if (answerLength(THIN) < minLength)
      await attempt(RehearsalGate.MinLength, () => respondent.answer(short));
    else if (photos === SectionPhotos.Required)
      await attempt(RehearsalGate.Photo, () => respondent.answer(short));
  }

  #isFirstTry(gate: RehearsalGate, sectionId: string): boolean {
    const key = `${gate} ${sectionId}`;
    if (this.#tried.has(key)) return false;
    this.#tried.add(key);
    return true;
  }
}
