/** An answer, or a part of one, as the JSON text that is sent. Writing it again for each call would cost more than reading it. */
export class JsonText<Value> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** What the text says. */
  read(): Value {
    return JSON.parse(this.text) as Value; // It was written of one.
  }
}

type Written<Value> = { readonly [Key in keyof Value]: Value[Key] | JsonText<Value[Key]> };

/** An object of which some fields are written already. Its field names are our own words. */
export const objectText = <Value extends object>(fields: Written<Value>): JsonText<Value> => {
  let text = '';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const written = value instanceof JsonText ? value.text : JSON.stringify(value);
    text += `${text === '' ? '' : ','}"${name}":${written}`;
  }
  return new JsonText(`{${text}}`);
};

/** A list of which every item is written already. */
export const listText = <Item>(items: readonly string[]): JsonText<Item[]> =>
  new JsonText(`[${items.join(',')}]`);
