/** Question and container types the host evaluates and the runner draws. */
export const supportedTypes: ReadonlySet<string> = new Set([
  'text',
  'comment',
  'radiogroup',
  'dropdown',
  'checkbox',
  'tagbox',
  'boolean',
  'rating',
  'ranking',
  'slider',
  'imagepicker',
  'file',
  'image',
  'matrix',
  'matrixdropdown',
  'multipletext',
  'expression',
  'panel',
]);

/** What a column of a `matrixdropdown` may hold. */
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
 * Properties of survey-core a definition may not use. They would put answers there that nobody gave
 * (defaults, triggers), rename or rewrite what is stored, ask the network, lead away from our pages, tell
 * the respondent the right answer, or run a pattern over their text that may take for ever (X6).
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

/** Properties that hold an expression over earlier answers. */
export const expressionProperties: ReadonlySet<string> = new Set([
  'visibleIf',
  'requiredIf',
  'choicesVisibleIf',
  'rowsVisibleIf',
  'expression',
]);

/** How a `matrix` may be answered: one column a row, or several. */
export const supportedMatrixCells: ReadonlySet<unknown> = new Set(['radio', 'checkbox']);

/** What an `image` block or a picture to choose may show: a frame would run a stranger's page inside ours. */
export const supportedContentModes: ReadonlySet<unknown> = new Set(['auto', 'image', 'video']);
