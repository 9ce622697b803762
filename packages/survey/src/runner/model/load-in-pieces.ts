import { JsonObject, Model, type PageModel, Serializer, SurveyElementCore } from 'survey-core';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { giveWay } from '@yayan/ui/give-way';

type PageJson = Readonly<{ name?: string; elements?: unknown }>;

/** Adds a page as survey-core's own loader does: named before its parts, which may look each other up. One part after the other. */
const addPage = async (model: Model, json: PageJson): Promise<void> => {
  const page = Serializer.createClass('page', json) as PageModel; // The class of that name.
  if (json.name !== undefined) page.name = json.name;
  model.pages.push(page);
  const { elements, ...rest } = json;
  const loader = new JsonObject();
  if (!Array.isArray(elements)) return loader.toObject(json, page);
  loader.toObject(rest, page);
  page.startLoadingFromJson(json);
  const property = Serializer.findProperty('page', 'elements');
  for (const element of elements as readonly unknown[]) {
    await giveWay();
    loader['addValuesIntoArray']([element], page.elements, property);
  }
  page.endLoadingFromJson();
};

/**
 * Runs all expressions page by page, as the model's `runConditions` does in one go. Its end runs them again if that changed a
 * value, and updates what depends on them.
 */
const runExpressions = async (model: Model): Promise<void> => {
  const properties: Record<string, unknown> = model.getFilteredProperties();
  model['isRunningConditionsValue'] = true;
  for (const value of model.calculatedValues) value.resetCalculation();
  for (const value of model.calculatedValues) value.doCalculation(model.calculatedValues, properties);
  SurveyElementCore.prototype['runConditionCore'].call(model, properties);
  for (const page of model.pages) {
    await giveWay();
    page.runCondition(properties);
  }
  model['isRunningConditionsValue'] = false;
  // The first time it has been done.
  const run = model['runConditionsCore'].bind(model);
  model['runConditionsCore'] = () => {
    model['runConditionsCore'] = run;
  };
  model.runExpressions();
};

/**
 * What the model's own `endLoadingFromJson` does in one go, in the same order. Its steps are private: the test compares the
 * result with a model that survey-core loads itself.
 */
const endLoading = async (model: Model): Promise<void> => {
  model['isEndLoadingFromJson'] = 'processing';
  model['onFirstPageIsStartedChanged']();
  SurveyElementCore.prototype.endLoadingFromJson.call(model);
  for (const page of model.pages) {
    await giveWay();
    page.onSurveyLoad();
  }
  model['onQuestionsOnPageModeChanged']('standard');
  await giveWay();
  model['isEndLoadingFromJson'] = 'conditions';
  await runExpressions(model);
  await giveWay();
  model['notifyElementsOnAnyValueOrVariableChanged']('');
  model['isEndLoadingFromJson'] = null;
  model['updateVisibleIndexes']();
  await giveWay();
  model['updateCurrentPage']();
  model.setCalculatedWidthModeUpdater();
  model.onEndLoadingFromJson.fire(model, {});
};

/**
 * What `new Model(definition)` does, question by question and page by page: in one go it would hold up a phone for half a second. The model counts as
 * loading until its last page is there, so that expressions and defaults see all of it, as they would.
 */
export const loadInPieces = async (definition: SurveyJson): Promise<Model> => {
  const { pages, ...rest } = definition;
  if (!Array.isArray(pages)) return new Model(definition);
  const model = new Model(rest);
  model.startLoadingFromJson(rest);
  for (const page of pages as readonly PageJson[]) {
    await giveWay();
    await addPage(model, page);
  }
  await giveWay();
  await endLoading(model);
  await giveWay();
  return model;
};
