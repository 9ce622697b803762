import { z } from 'zod';
import { inBoth } from '../../platform/filed/schema-faults.ts';

/** Where the client is, and the licence for research from abroad. The lengths are those of the API document. */
export const foreignResearchSchema = z.strictObject({
  country: z.string().min(1).max(30),
  licence: z.string().min(4).max(60),
});

export type ForeignResearch = z.output<typeof foreignResearchSchema>;

const HOME = '中国';

/** The client of a task file. One abroad needs the number of its 涉外调查许可证 (rule 3.36). */
export const clientSchema = foreignResearchSchema
  .partial({ licence: true })
  .refine(({ country, licence }) => country === HOME || licence !== undefined, {
    path: ['licence'],
    ...inBoth(
      'research for a client abroad needs the number of its 涉外调查许可证',
      '境外客户的调查要写涉外调查许可证的编号',
    ),
  });

/** What members read about a client abroad; null for one at home. */
export const foreignResearchOf = ({
  country,
  licence,
}: z.output<typeof clientSchema>): ForeignResearch | null =>
  country === HOME || licence === undefined ? null : { country, licence };
