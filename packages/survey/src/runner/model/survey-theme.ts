import type { ITheme } from 'survey-core';

const brandShades = [400, 500, 600, 700].map((shade) => [
  `--sjs2-color-project-brand-${shade}`,
  'var(--y-brand)',
]);

/** Removes SurveyJS's paddings around a page, because our runner has its own frame and title. */
const noPadding = ['page-box', 'page-content-area', 'survey-box'].flatMap((part) =>
  ['top', 'bottom', 'horizontal'].map((side) => [`--sjs2-layout-component-${part}-padding-${side}`, '0px']),
);
const quietBorders = ['panel-default', 'panel-simple-default', 'panel-nested-default'].map((part) => [
  `--sjs2-color-component-${part}-border`,
  'var(--y-line)',
]);

/**
 * Maps SurveyJS's variables to our design tokens (`--y-*`). The tokens switch with the colour scheme, so one theme
 * serves both.
 */
export const surveyTheme: ITheme = {
  themeName: 'yayan',
  colorPalette: 'light',
  isPanelless: false,
  cssVariables: {
    ...Object.fromEntries([...brandShades, ...noPadding, ...quietBorders]),
    '--sjs2-palette-red-600': 'var(--y-red-text)',
    '--sjs2-palette-red-700': 'var(--y-red-text)',
    '--sjs2-color-utility-a11y': 'var(--y-brand)',
    '--sjs2-color-utility-body': 'transparent',
    // The same as behind our own dialogs: SurveyJS's grey would make a dark page lighter.
    '--sjs2-color-utility-overlay': 'rgba(0, 0, 0, 0.6)',
    '--sjs2-color-utility-sheet': 'var(--y-raised)',
    '--sjs2-color-utility-surface-survey': 'transparent',
    '--sjs2-color-border-alert-primary': 'var(--y-red-text)',
    '--sjs2-color-component-message-error-text': 'var(--y-red-text)',
    '--sjs2-layout-component-message-box-padding-horizontal': 'var(--survey-inset)',
    // SurveyJS's 8 px, so that large type makes a questionnaire larger, too.
    '--sjs2-base-unit-font-size': '0.5rem',
    '--sjs2-base-unit-line-height': '0.5rem',
    '--sjs2-base-unit-size': '0.5rem',
    '--sjs2-typography-font-family-text': 'var(--mantine-font-family)',
    '--sjs2-radius-form': '10px',
    '--sjs2-radius-form-item': '6px',
    '--sjs2-radius-component-panel': '16px',
    '--sjs2-radius-component-page': '16px',
    '--sjs2-color-bg-basic-primary': 'var(--y-card)',
    '--sjs2-color-bg-basic-primary-dim': 'var(--y-sunken)',
    '--sjs2-color-bg-basic-secondary': 'var(--y-page)',
    '--sjs2-color-bg-basic-secondary-dim': 'var(--y-sunken)',
    '--sjs2-color-bg-basic-tertiary': 'var(--y-grey-tint)',
    '--sjs2-color-bg-basic-tertiary-dim': 'var(--y-line)',
    '--sjs2-color-bg-neutral-primary': 'var(--y-text)',
    '--sjs2-color-fg-neutral-on-primary': 'var(--y-card)',
    '--sjs2-color-bg-neutral-tertiary-dim': 'var(--y-grey-tint)',
    '--sjs2-color-bg-brand-primary': 'var(--y-brand-fill)',
    '--sjs2-color-bg-brand-primary-dim': 'var(--y-brand-on-tint)',
    '--sjs2-color-bg-brand-secondary': 'var(--y-brand-tint)',
    '--sjs2-color-bg-brand-secondary-dim': 'var(--y-brand-plate)',
    '--sjs2-color-bg-brand-tertiary-dim': 'var(--y-brand-tint)',
    '--sjs2-color-bg-alert-primary': 'var(--y-red-text)',
    '--sjs2-color-bg-alert-secondary': 'var(--y-red-tint)',
    '--sjs2-color-fg-basic-primary': 'var(--y-text)',
    '--sjs2-color-fg-basic-primary-muted': 'var(--y-text)',
    '--sjs2-color-fg-basic-secondary': 'var(--y-dim)',
    '--sjs2-color-fg-basic-tertiary': 'var(--y-dim)',
    '--sjs2-color-fg-brand-primary': 'var(--y-brand)',
    '--sjs2-color-fg-brand-on-primary': 'var(--y-brand-on-fill)',
    '--sjs2-color-fg-alert-primary': 'var(--y-red-text)',
    '--sjs2-color-border-basic-primary': 'var(--y-line-input)',
    '--sjs2-color-border-basic-secondary': 'var(--y-line-input)',
    '--sjs2-color-border-basic-tertiary': 'var(--y-line)',
    '--sjs2-color-border-brand-primary': 'var(--y-brand-line)',
  },
};
