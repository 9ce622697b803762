import { readFileSync } from 'node:fs';
import { z } from 'zod';

const FILE = new URL('../../../../data/member/attributes.json', import.meta.url);

/** The value that means 不想回答 for a sensitive field. */
export const DECLINED = 'decline';
/** Choices that can't be combined with others. */
export const ALONE: ReadonlySet<string> = new Set(['none', DECLINED]);

const fieldSchema = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z0-9]{1,31}$/),
  label: z.string().min(1),
  kind: z.enum(['single', 'multiple', 'date', 'region']),
  options: z.array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) })),
  required: z.boolean(),
  sensitive: z.boolean(),
  why: z.string().nullable(),
  /** The number of days after which it is asked again; null means never. */
  staleAfterDays: z.int().min(1).nullable(),
});

const formSchema = z.strictObject({
  consent: z.strictObject({ version: z.iso.date(), items: z.array(z.string()), purpose: z.string() }),
  sections: z.array(
    z.strictObject({ name: z.string(), title: z.string(), why: z.string(), fields: z.array(fieldSchema) }),
  ),
});

type AttributeForm = z.output<typeof formSchema>;
/** One section of the attribute questionnaire (个人资料问卷). */
export type AttributeSection = AttributeForm['sections'][number];
/** One question. Its options are the possible answers; a date or a region has none. */
export type AttributeField = AttributeSection['fields'][number];

let form: AttributeForm | undefined;
let byKey: ReadonlyMap<string, AttributeField> | undefined;

/** The attribute questionnaire of data/member/attributes.json, read once. */
export function attributeForm(): AttributeForm {
  form ??= formSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return form;
}

/** The questionnaire's field of this name, or undefined. */
export function attributeField(key: string): AttributeField | undefined {
  byKey ??= new Map(
    attributeForm().sections.flatMap(({ fields }) => fields.map((field) => [field.key, field])),
  );
  return byKey.get(key);
}

/** Whether a section asks for sensitive data and so needs the separate consent. */
export const isSensitive = ({ fields }: AttributeSection): boolean =>
  fields.some(({ sensitive }) => sensitive);
