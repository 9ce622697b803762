import { JsonObject, Model, type PageModel, Serializer, SurveyElementCore } from 'survey-core';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { giveWay } from '@yayan/ui/give-way';

type PageJson = Readonly<{ name?: string; elements?: unknown }>;

/**
 * Adds a page like survey-core's own loader, one element after the other. The page gets its name before its elements, which may
 * look it up.
 */
const addPage = async (model: Model, json: PageJson): Promise<void> => {
  const page = Serializer.createClass('page', json) as PageModel; // `createClass` with this name returns a page.
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
 * Runs all expressions page by page; the model's `runConditions` does this in one task. At the end it runs them again if a
 * value has changed, and updates dependent values.
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
  // Skip the first run, because it was done above.
  const run = model['runConditionsCore'].bind(model);
  model['runConditionsCore'] = () => {
    model['runConditionsCore'] = run;
  };
  model.runExpressions();
};

/**
 * Does the same as the model's own `endLoadingFromJson`, in the same order, but in several tasks. Its steps are private: the
 * test compares the result with a model that survey-core loads itself.
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
 * Does the same as `new Model(definition)`, element by element and page by page: in one task it would block a phone for half a
 * second. The model counts as loading until its last page is added, so that expressions and defaults see all of it.
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
