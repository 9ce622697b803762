import { CoinCauseKind, CoinDirection, CoinRowState, type ListPointsParams } from '@yayan/api-client';

/** The tabs over the rows: all, what came in, what went out, what is still to be confirmed. */
export const views = ['all', 'in', 'out', 'pending'] as const;
export type CoinView = (typeof views)[number];

/** Which rows are shown; an absent kind stands for every source. */
export interface CoinChoice {
  view: CoinView;
  kind: CoinCauseKind | undefined;
}

/** Reads the choice from the address; what is unknown there counts as absent. */
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

/** What the server is asked for. */
export const paramsOf = ({ view, kind }: CoinChoice): ListPointsParams => ({
  ...viewParams[view],
  ...(kind ? { kind } : {}),
});

/** The choice as it stands in the address; what is the default is left out. */
export const searchOf = ({ view, kind }: CoinChoice): URLSearchParams =>
  new URLSearchParams({ ...(view === 'all' ? {} : { view }), ...(kind ? { kind } : {}) });
