import { getResponse, type HttpHandler } from 'msw';

/** The document's example of a call, given its mock: `await exampleOf(mockListMessages)`. */
export const exampleOf = async <Data>(
  mock: (answer: (example: Data) => Data) => HttpHandler,
): Promise<Data> => {
  let found: readonly [Data] | undefined;
  const handler = mock((example) => {
    found = [example];
    return example;
  });
  const path = String(handler.info.path).replace('*', 'https://mock.test').replaceAll(/:\w+/gu, 'x');
  await getResponse([handler], new Request(path, { method: String(handler.info.method) }));
  if (!found) throw new Error(`The mock of ${path} has no example`);
  return found[0];
};
