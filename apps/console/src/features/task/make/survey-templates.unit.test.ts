import { checkDefinition } from '@yayan/survey-engine';
import { expect, test } from 'vitest';
import { previewHost } from './preview-host.ts';
import { surveyTemplates } from './survey-templates.ts';

test.each(surveyTemplates)('14.99 the template $name can be published as it is', ({ survey, screenOut }) => {
  const host = previewHost({ ...survey });
  const candidate = { survey, host: { ...host, screening: { ...host.screening, screenOut } } };
  expect(checkDefinition(candidate)).toMatchObject({ ok: true });
});
