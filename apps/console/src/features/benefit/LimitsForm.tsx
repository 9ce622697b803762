import type { OperatorBenefitLimits } from '@yayan/console-client';
import { NumberInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

const MOST_AN_ORDER = 10;
const MOST = 1000;

/** How many a member may order: at once, in a day, in a month. An empty field is no limit. */
export const LimitsForm: ActForm<{ limits: OperatorBenefitLimits }> = ({ value: { limits }, onChange }) => (
  <>
    <NumberInput
      label="每单最多"
      min={1}
      max={MOST_AN_ORDER}
      allowDecimal={false}
      value={Number.isNaN(limits.perOrder) ? '' : limits.perOrder}
      onChange={(next) =>
        onChange({ limits: { ...limits, perOrder: typeof next === 'number' ? next : Number.NaN } })
      }
      data-autofocus
    />
    <NumberInput
      label="每天最多"
      description="空着是不限。"
      min={1}
      max={MOST}
      allowDecimal={false}
      value={limits.perDay ?? ''}
      onChange={(next) => onChange({ limits: { ...limits, perDay: typeof next === 'number' ? next : null } })}
    />
    <NumberInput
      label="每月最多"
      description="空着是不限。"
      min={1}
      max={MOST}
      allowDecimal={false}
      value={limits.perMonth ?? ''}
      onChange={(next) =>
        onChange({ limits: { ...limits, perMonth: typeof next === 'number' ? next : null } })
      }
    />
  </>
);
