import { z } from 'zod';
import type { SurveyDefinition } from '../definition/definition.ts';
import { callsFunctions } from '../definition/expression.ts';

const nodeSchema = z.looseObject({ name: z.string(), visibleIf: z.string().optional() });
const elementSchema = nodeSchema.extend({ type: z.string(), elements: z.array(z.unknown()).default([]) });
const surveySchema = z.looseObject({
  pages: z.array(nodeSchema.extend({ elements: z.array(z.unknown()).default([]) })),
});

/** A question with its own condition and those of the panels that contain it. */
export interface QuickQuestion {
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly conditions: readonly string[];
}

export interface QuickPage {
  readonly name: string;
  readonly condition: string | undefined;
  readonly questions: readonly QuickQuestion[];
}

const known = new WeakMap<SurveyDefinition, readonly QuickPage[] | null>();

/**
 * The pages and questions with the conditions that make them visible. Null if only survey-core can evaluate the
 * definition: it has computed questions, or conditions that call functions.
 */
export function quickStructure(definition: SurveyDefinition): readonly QuickPage[] | null {
  const found = known.get(definition);
  if (found !== undefined) return found;
  const pages = surveySchema.parse(definition.survey).pages.map(({ name, visibleIf, elements }) => ({
    name,
    condition: visibleIf,
    questions: elements.flatMap((element) => questionsIn(element, [])),
  }));
  const conditions = pages.flatMap(({ condition, questions }) => [
    ...(condition === undefined ? [] : [condition]),
    ...questions.flatMap((question) => question.conditions),
  ]);
  const isComputed = pages.some(({ questions }) =>
    questions.some(({ json }) => json['type'] === 'expression'),
  );
  const structure = isComputed || conditions.some(callsFunctions) ? null : pages;
  known.set(definition, structure);
  return structure;
}

function questionsIn(element: unknown, around: readonly string[]): QuickQuestion[] {
  const node = elementSchema.parse(element);
  const conditions = node.visibleIf === undefined ? around : [...around, node.visibleIf];
  return node.type === 'panel'
    ? node.elements.flatMap((inner) => questionsIn(inner, conditions))
    : [{ name: node.name, json: node, conditions }];
}
