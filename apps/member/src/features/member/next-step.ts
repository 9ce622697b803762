import {
  type HomeAttention,
  HomeAttentionKind,
  type NewcomerStep,
  NewcomerStepKind,
} from '@yayan/api-client';

/** The newcomer step that comes next; undefined once all are done. */
export const nextStep = (steps: readonly NewcomerStep[]): NewcomerStep | undefined =>
  steps.find(({ done }) => !done);

/** The runner of a questionnaire. Other tasks are continued on their own page, and are never a first survey. */
const runner = '/task/go?';

/** The attention item of a newcomer step that the member began and left unfinished. */
export const begunOf = (
  { step }: NewcomerStep,
  attention: readonly HomeAttention[],
): HomeAttention | undefined => {
  if (step === NewcomerStepKind.Attributes)
    return attention.find(({ kind }) => kind === HomeAttentionKind.Attributes);
  if (step !== NewcomerStepKind.FirstSurvey) return undefined;
  return attention.find(({ kind, link }) => kind === HomeAttentionKind.Survey && link.startsWith(runner));
};
