import type { ConsoleCall, ConsoleHandlers } from '../../call/operator/console-call.ts';
import { refuse } from '../../errors/api-fault.ts';
import { consoleOperations, consoleSchemas } from '../../http/console/console-document.ts';
import { checksOf } from '../../http/validator.ts';
import type { Exported, ExportedPage } from '../../modules/operator/api.ts';
import type { CappedCount } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';

type ListOperation =
  | 'listOperatorOrders'
  | 'listOperatorTickets'
  | 'listHandIns'
  | 'listOperatorTasks'
  | 'listTaskParticipations'
  | 'listOperatorBenefits'
  | 'listOperatorMembers'
  | 'listOperatorGroups'
  | 'listContent'
  | 'listOperatorCampaigns'
  | 'listCampaignWins'
  | 'listPartnerReports'
  | 'listOperators'
  | 'listOperatorActs';

/** The handlers of lists that can be exported. */
export type ListHandlers = Pick<ConsoleHandlers, ListOperation>;

/** Reads a page of a list by its handler. */
export type PageOfList = <Id extends ListOperation>(
  id: Id,
) => (platform: Platform, call: ConsoleCall<Id>) => Promise<ExportedPage>;

const PAGE = 100;
const checks = checksOf(consoleSchemas);

/** Nobody in particular: these lists show everybody the same rows. */
const reader = {
  operatorId: '',
  name: '',
  roles: [],
  sessionId: '',
  endsAt: new Date(0),
  csrfToken: '',
} as const;

type Labels = Readonly<Record<string | number, string>>;

/** Which rows of a list are wanted. */
type ListCall<Id extends ListOperation> = Pick<ConsoleCall<Id>, 'params' | 'query'>;

interface ListRule<Id extends ListOperation> {
  title: string;
  isPersonal: boolean;
  operation: Id;
  list: (platform: Platform, call: ConsoleCall<Id>) => Promise<ExportedPage>;
  /** Counts the rows at once, up to a number. Without it they are read, which only suits short lists. */
  count?: (platform: Platform, call: ListCall<Id>, most: number) => Promise<CappedCount>;
  columns: Readonly<Record<string, string>>;
  /** The fields whose values are written in words. */
  words?: Readonly<Record<string, Labels>>;
  rights?: NonNullable<Exported['rights']>;
  /** The filter that names the object of the list in the address of its call. */
  within?: string;
  /** Filters that hold personal data. An export keeps its filters, so it has none of these. */
  withheld?: readonly string[];
}

/** Makes a list exportable by its own call: the same rows, filters and checks as on the page. */
export function exported<Id extends ListOperation>(rule: ListRule<Id>): Exported {
  const { title, isPersonal, columns, operation: id, list, count, words = {}, rights, within } = rule;
  const operation = consoleOperations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`The console's document has no list ${id}`);
  const checkQuery = checks.parameters(operation.query, 'query');
  const checkParams = checks.parameters(operation.params, 'query');
  const checked = (filters: object): ListCall<Id> => {
    const { [within ?? '']: object, ...query } = filters as Readonly<Record<string, unknown>>;
    const params = object === undefined ? {} : { id: object };
    const withheld = rule.withheld?.find((name) => name in query);
    if (withheld !== undefined) refuse('FIELD_UNKNOWN', { field: `query.${withheld}` });
    checkParams(params);
    checkQuery(query);
    // The checks made it a call of this operation.
    return { params, query } as unknown as ListCall<Id>;
  };
  return {
    title,
    isPersonal,
    columns,
    words,
    ...(rights && { rights }),
    ...(count && {
      count: async (platform, filters, most) => await count(platform, checked(filters), most),
    }),
    page: async (platform, filters, cursor) => {
      const { params, query } = checked(filters);
      const call = {
        params,
        query: { ...query, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        body: undefined,
        operator: reader,
        key: null,
        address: '',
        userAgent: null,
        cookie: null,
      };
      return await list(platform, call as unknown as ConsoleCall<Id>);
    },
  };
}
