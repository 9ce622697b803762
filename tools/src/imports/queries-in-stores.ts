const verb = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/u;

const isModuleFile = (file: string): boolean =>
  /^apps\/api\/src\/modules\/[^/]+\/.*\.ts$/u.test(file) && !file.endsWith('.test.ts');

const isStore = (file: string): boolean => /(?:\/|-)store\.ts$/u.test(file);

/**
 * Queries of modules outside stores, one line each. A rule decides and calls a function of a store, so that a reader
 * finds every statement on a table in files of one name. There are no exceptions.
 */
export const queriesOutsideStores = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files]
    .filter(([file, text]) => isModuleFile(file) && !isStore(file) && verb.test(text))
    .map(([file]) => `queries in stores: ${file} holds a query: move it to a *store.ts beside it`);
