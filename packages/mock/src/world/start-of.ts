import { getResponse, type HttpHandler } from 'msw';
import { exampleOf } from './example-of.ts';

/** Gives what the mock's state begins with, as the answer of a call: `await world.startOf(mockListPolls)`. */
export type StartOf = <Data>(mock: (answer: (example: Data) => Data) => HttpHandler) => Promise<Data>;

/** Gives what a call is seeded with; nothing for a call without a seed. */
export type SeedOf = <Data>(
  mock: (answer: (example: Data) => Data) => HttpHandler,
) => Promise<Data | undefined>;

/** Whether two mocks answer the same call. */
const isSameCall = ({ info }: HttpHandler, other: HttpHandler): boolean =>
  String(info.method) === String(other.info.method) && String(info.path) === String(other.info.path);

export const createSeeds =
  (seeds: readonly HttpHandler[]): SeedOf =>
  async <Data>(mock: (answer: (example: Data) => Data) => HttpHandler): Promise<Data | undefined> => {
    const own = mock((example) => example);
    const seed = seeds.find((each) => isSameCall(each, own));
    if (!seed) return undefined;
    const path = String(own.info.path).replace('*', 'https://mock.test').replaceAll(/:\w+/gu, 'x');
    const answer = await getResponse([seed], new Request(path, { method: String(own.info.method) }));
    if (!answer) throw new Error(`The seed of ${path} gives no answer`);
    const { data } = (await answer.json()) as { data: Data };
    return data;
  };

/** The state begins with the seed of a call, and without one with the document's example. */
export const createStart =
  (seedOf: SeedOf): StartOf =>
  async (mock) =>
    (await seedOf(mock)) ?? (await exampleOf(mock));
