import { JsonObject, Model, type PageModel, Serializer } from 'survey-core';
import type { SurveyJson } from '../runner-types.ts';
import { giveWay } from './give-way.ts';

type PageJson = Readonly<{ name?: string }>;

/** Adds a page as survey-core's own loader does: named before its parts, which may look each other up. */
const addPage = (model: Model, json: PageJson): void => {
  const page = Serializer.createClass('page', json) as PageModel; // The class of that name.
  if (json.name !== undefined) page.name = json.name;
  model.pages.push(page);
  new JsonObject().toObject(json, page);
};

/**
 * What `new Model(definition)` does, page by page: in one go it would hold up a phone for half a second. The model counts as
 * loading until its last page is there, so that expressions and defaults see all of it, as they would.
 */
export const loadInPieces = async (definition: SurveyJson): Promise<Model> => {
  const { pages, ...rest } = definition;
  if (!Array.isArray(pages)) return new Model(definition);
  const model = new Model(rest);
  model.startLoadingFromJson(rest);
  for (const page of pages as readonly PageJson[]) {
    await giveWay();
    addPage(model, page);
  }
  await giveWay();
  model.endLoadingFromJson();
  await giveWay();
  return model;
};
