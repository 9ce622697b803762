import { CoinCauseKind, CoinDirection, CoinRowState, type ListPointsParams } from '@yayan/api-client';

/** The tabs: all, income, spending, pending. */
export const views = ['all', 'in', 'out', 'pending'] as const;
export type CoinView = (typeof views)[number];

/** Which rows are shown; without a kind, those of every source. */
export interface CoinChoice {
  view: CoinView;
  kind: CoinCauseKind | undefined;
}

/** Reads the choice from the URL; unknown values are ignored. */
export const choiceOf = (search: URLSearchParams): CoinChoice => ({
  view: views.find((view) => view === search.get('view')) ?? 'all',
  kind: Object.values(CoinCauseKind).find((kind) => kind === search.get('kind')),
});

const viewParams: Readonly<Record<CoinView, Pick<ListPointsParams, 'direction' | 'state'>>> = {
  all: {},
  in: { direction: CoinDirection.In },
  out: { direction: CoinDirection.Out },
  pending: { state: CoinRowState.Pending },
};

/** The parameters of the server's call. */
export const paramsOf = ({ view, kind }: CoinChoice): ListPointsParams => ({
  ...viewParams[view],
  ...(kind ? { kind } : {}),
});

/** Writes the choice to the URL, without defaults. */
export const searchOf = ({ view, kind }: CoinChoice): URLSearchParams =>
  new URLSearchParams({ ...(view === 'all' ? {} : { view }), ...(kind ? { kind } : {}) });
