import { Button } from '@yayan/ui';
import classes from './SurveyTemplates.module.css';
import { type SurveyTemplate, surveyTemplates } from './survey-templates.ts';

/** Questionnaires to start from, while there is none. */
export function SurveyTemplates({ onChoose }: { onChoose: (template: SurveyTemplate) => void }) {
  return (
    <fieldset className={classes['root']}>
      <legend>从模板开始</legend>
      {surveyTemplates.map((template) => (
        <div key={template.name} className={classes['row']}>
          <Button variant="light" size="xs" onClick={() => onChoose(template)}>
            {template.name}
          </Button>
          <span className={classes['use']}>{template.use}</span>
        </div>
      ))}
    </fieldset>
  );
}
