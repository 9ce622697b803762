import type { QuestionTagboxModel } from 'survey-core';

const tab = 9;

/**
 * Makes Tab only close a list of several choices and move on. SurveyJS takes it as a choice, and a second choice of the same
 * item removes it.
 */
export const leaveListByTab = (question: QuestionTagboxModel): void => {
  const list = question.dropdownListModel;
  const press = list.keyHandler.bind(list);
  list.keyHandler = (event: KeyboardEvent) => {
    if (event.keyCode === tab) question.popupModel.hide();
    else press(event);
  };
};
