import type { ErrorName } from '@yayan/auth';
import { Form, Textarea, TextInput, useForm } from '@yayan/ui';
import type { ComponentProps } from 'react';
import { ApplicationConsent } from './ApplicationConsent.tsx';
import { ApplicationEnd } from './ApplicationEnd.tsx';
import classes from './OpenPage.module.css';
import { useApplication } from './use-application.ts';

/** A field of one line, or with `minRows` of several. */
export interface ApplicationField<Name extends string> {
  name: Name;
  input: Pick<
    ComponentProps<typeof TextInput>,
    'label' | 'description' | 'inputMode' | 'autoComplete' | 'maxLength'
  >;
  type?: 'tel';
  minRows?: number;
  /** The error text for a value, or null. */
  problemOf: (value: string) => string | null;
}

interface ApplicationFormProps<Name extends string> {
  /** The page that shows the state of the application. */
  page: string;
  fields: readonly ApplicationField<Name>[];
  /** Whether wide screens show two fields of one line side by side. */
  inPairs?: boolean;
  consent: { also?: string; missing: string };
  /** Sends the values, trimmed, and returns the application's number. */
  send: (values: Readonly<Record<Name, string>>) => Promise<{ number: string }>;
  /** The field that the server may refuse, and the name of that refusal. */
  refused: { field: Name; refusal: ErrorName };
  submitText: string;
}

const recordOf = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => string) =>
  // The entries are made from `names`, so every name has a value.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;

/** A form that anybody may send us: its fields, the consent, and the button. */
export function ApplicationForm<Name extends string>(props: ApplicationFormProps<Name>) {
  const { page, fields, inPairs = false, consent, refused, submitText } = props;
  const names = fields.map(({ name }) => name);
  const { fault, isSending, apply } = useApplication(page);
  const [form, root] = useForm<{ texts: Record<string, string>; consented: boolean }>({
    initialValues: { texts: recordOf(names, () => ''), consented: false },
    validate: ({ texts, consented }) => ({
      ...Object.fromEntries(
        fields.map(({ name, problemOf }) => [`texts.${name}`, problemOf(texts[name] ?? '')]),
      ),
      consented: consented ? null : consent.missing,
    }),
  });
  const send = ({ texts }: ReturnType<typeof form.getValues>): Promise<void> =>
    apply({
      send: async () => await props.send(recordOf(names, (name) => texts[name]?.trim() ?? '')),
      fieldRefusal: refused.refusal,
      refuseField: (text) => form.refuse({ [`texts.${refused.field}`]: text }),
    });
  const lines = fields
    .filter(({ minRows }) => minRows === undefined)
    .map(({ name, input, type }) => (
      <TextInput key={name} {...input} type={type} {...form.getInputProps(`texts.${name}`)} />
    ));
  return (
    <Form ref={root} className={classes['form']} onSubmit={async () => await form.submitWith(send)}>
      {inPairs ? <div className={classes['pair']}>{lines}</div> : lines}
      {fields.map(({ name, input, minRows }) =>
        minRows === undefined ? null : (
          <Textarea
            key={name}
            {...input}
            autosize
            minRows={minRows}
            {...form.getInputProps(`texts.${name}`)}
          />
        ),
      )}
      <ApplicationConsent
        also={consent.also}
        checked={form.getValues().consented}
        onChange={(checked) => form.setFieldValue('consented', checked)}
        error={typeof form.errors['consented'] === 'string' ? form.errors['consented'] : undefined}
      />
      <ApplicationEnd fault={fault} isSending={isSending}>
        {submitText}
      </ApplicationEnd>
    </Form>
  );
}
