import { ListModel, type QuestionDropdownModel } from 'survey-core';

/** Sets the text of an empty list of cities: the city was not found. Other lists keep a text that fits any of them. */
export const nameEmptyList = (question: QuestionDropdownModel): void => {
  if (!question.title.includes('城市')) return;
  const list: unknown = question.popupModel.contentComponentData['model'];
  if (list instanceof ListModel)
    Object.defineProperty(list, 'emptyMessage', { get: () => '没找到这个城市，换个写法试试' });
};
