/** Cell types that a column of a `matrixdropdown` may have. */
export const supportedCells: ReadonlySet<string> = new Set([
  'text',
  'comment',
  'radiogroup',
  'dropdown',
  'checkbox',
  'boolean',
  'rating',
]);

/**
 * Properties of survey-core that a definition may not use. They would store answers that nobody gave (defaults,
 * triggers), rename or rewrite stored answers, send network requests, navigate away from our pages, show the respondent
 * the right answer, or run a pattern over their text that may never end (X6).
 */
export const refusedProperties: ReadonlySet<string> = new Set([
  'triggers',
  'calculatedValues',
  'valueName',
  'valueTrue',
  'valueFalse',
  'defaultValue',
  'defaultValueExpression',
  'defaultRowValue',
  'setValueExpression',
  'setValueIf',
  'resetValueIf',
  'correctAnswer',
  'choicesByUrl',
  'choicesFromQuestion',
  'clearIfInvisible',
  'clearInvisibleValues',
  'locale',
  'readOnly',
  'readOnlyIf',
  'enableIf',
  'choicesEnableIf',
  'columnsVisibleIf',
  'renderAs',
  'mask',
  'maskType',
  'maskSettings',
  'bindings',
  'totalType',
  'totalExpression',
  'completedHtml',
  'completedHtmlOnCondition',
  'completedBeforeHtml',
  'loadingHtml',
  'navigateToUrl',
  'navigateToUrlOnCondition',
  'cookieName',
  'surveyId',
  'surveyPostId',
  'questionsOnPageMode',
  'isSinglePage',
  'firstPageIsStartPage',
  'storeOthersAsComment',
  'showSelectAllItem',
  'sliderType',
  'detailElements',
  'detailPanelMode',
  'cellType',
  'storeDataAsText',
  'sourceType',
  'allowCameraAccess',
  'maxTimeToFinish',
  'timeLimit',
  'timeLimitPerPage',
  'regex',
]);

/** Properties that contain an expression over earlier answers. */
export const expressionProperties: ReadonlySet<string> = new Set([
  'visibleIf',
  'requiredIf',
  'choicesVisibleIf',
  'rowsVisibleIf',
  'expression',
]);

/** Cell types of a `matrix`: one column for each row, or several. */
export const supportedMatrixCells: ReadonlySet<unknown> = new Set(['radio', 'checkbox']);

/**
 * What an `image` block or a picture choice may show. Frames are refused, because they run foreign pages inside ours.
 */
export const supportedContentModes: ReadonlySet<unknown> = new Set(['auto', 'image', 'video']);
