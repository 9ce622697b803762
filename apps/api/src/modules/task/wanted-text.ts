import type { Wanted } from './wanted.ts';

/** The attributes that tasks ask for, with what their values are called. */
export type AskedAttributes = () => readonly {
  readonly key: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}[];

/** Whom a task looks for, as operators read it: one line for each attribute. */
export function wantedLines(wanted: Wanted, attributes: AskedAttributes): string[] {
  const labels = new Map(
    attributes().map(({ key, options }) => [key, new Map(options.map(({ value, label }) => [value, label]))]),
  );
  return wanted.map((one) =>
    one.kind === 'age'
      ? `${one.label}：${one.from} 到 ${one.to} 岁`
      : `${one.label}：${one.anyOf.map((value) => labels.get(one.key)?.get(value) ?? value).join('、')}`,
  );
}
