import type { BodyOf, DataOf, ErrorName, OperationId, QueryOf } from '@yayan/contract';
import type { Call } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { ApiFault } from '../../../../errors/api-fault.ts';
import { storePicture } from '../../../file/module.ts';
import { addGroupAttachment } from '../../discussion/attachments/add-attachment.ts';
import { createResponse, listResponses } from '../../discussion/responses/responses.ts';
import { createFollowUp } from '../../discussion/threads/follow-ups.ts';
import { getTopic, listTopics } from '../../discussion/topics/topics.ts';
import { castVote } from '../../discussion/votes/votes.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterToRead } from '../../people/entry/visit.ts';
import { drawPhoto } from './draw-photo.ts';

/** The parts that the calls of respondents need. */
export type RespondentDeps = Omit<GroupDeps, 'messages' | 'texts'>;

/** The most topics that a page of them has. */
const PAGE = 100;

/**
 * One person of a rehearsal at one time: makes the calls that real people make, with their rules. Only the clock of these
 * calls is moved; nothing else's is.
 */
export class Respondent {
  readonly #deps: RespondentDeps;
  readonly #caller: GroupCaller;

  constructor(deps: RespondentDeps, who: Pick<GroupCaller, 'groupId' | 'groupMemberId' | 'role'>, at: Date) {
    this.#deps = { ...deps, clock: { now: () => at } };
    this.#caller = { kind: 'group', sessionId: '', ...who };
  }

  async listTopics(): Promise<DataOf<'listTopics'>['items']> {
    const items: DataOf<'listTopics'>['items'][number][] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const page = (await listTopics(this.#deps, this.#call<'listTopics'>({ query }))).read();
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  }

  async getTopic(topicId: string): Promise<DataOf<'getTopic'>> {
    return (await getTopic(this.#deps, this.#call<'getTopic'>({ query: { topicId } }))).read();
  }

  async castVote(body: BodyOf<'castVote'>): Promise<DataOf<'castVote'>> {
    return await castVote(this.#deps, this.#call<'castVote'>({ body }));
  }

  async answer(body: Omit<BodyOf<'createResponse'>, 'clientId'>): Promise<DataOf<'createResponse'>> {
    const clientId = this.#deps.random.uuid();
    return await createResponse(this.#deps, this.#call<'createResponse'>({ body: { ...body, clientId } }));
  }

  async listAnswers(query: QueryOf<'listResponses'>): Promise<DataOf<'listResponses'>> {
    const visit = await enterToRead(this.#deps.database.read, this.#caller, this.#deps.clock.now());
    return await listResponses(this.#deps, visit, this.#call<'listResponses'>({ query }));
  }

  async followUp(
    id: string,
    body: Omit<BodyOf<'createFollowUp'>, 'clientId'>,
  ): Promise<DataOf<'createFollowUp'>> {
    const clientId = this.#deps.random.uuid();
    const call = this.#call<'createFollowUp'>({ params: { id }, body: { ...body, clientId } });
    return await createFollowUp(this.#deps, call);
  }

  /** Adds a drawn photo. Returns its id. */
  async addPhoto(place: number): Promise<string> {
    const { files, database, clock } = this.#deps;
    const visit = await enterToRead(database.read, this.#caller, clock.now());
    const { groupMemberId } = this.#caller;
    const key = await storePicture(files, { kind: 'group', groupMemberId }, 'group', await drawPhoto(place));
    const body = { key, name: 'photo.webp' };
    return (await addGroupAttachment(this.#deps, visit, this.#call<'addGroupAttachment'>({ body }))).id;
  }

  #call<Id extends OperationId>(input: Partial<Pick<Call<Id>, 'params' | 'query' | 'body'>>): Call<Id> {
    const none = { params: {}, query: {}, body: undefined, idempotency: undefined, lastEventId: null };
    // Each caller gives what `Id` needs. These calls don't ask where they come from.
    return { ...none, ...input, caller: this.#caller } as unknown as Call<Id>;
  }
}

/** What a call was refused with; null if it wasn't. Throws when the person doesn't exist any more. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorName | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiFault) || error.name === 'UNAUTHORISED') throw error;
    return error.name;
  }
}
