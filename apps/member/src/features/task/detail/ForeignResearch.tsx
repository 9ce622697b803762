import type { TaskForeignResearch } from '@yayan/api-client';
import { Card, type Fact, FactList, SectionHeading } from '@yayan/ui';

/** Research for a client abroad: that it is voluntary, and its licence, before the start (rule 3.36). */
export function ForeignResearch({ research: { country, licence } }: { research: TaskForeignResearch }) {
  const facts: readonly Fact[] = [
    ['委托方在', country],
    ['许可证号', `${licence}（涉外调查许可证）`],
  ];
  return (
    <Card component="section" aria-labelledby="foreign-research">
      <SectionHeading id="foreign-research" title="涉外调查" />
      <p>本调查为自愿参加，不参加不影响其他任务。</p>
      <FactList facts={facts} />
    </Card>
  );
}
