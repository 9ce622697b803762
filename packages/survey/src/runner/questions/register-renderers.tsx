import type { ComponentProps, ComponentType, JSX } from 'react';
import {
  QuestionBooleanModel,
  QuestionMatrixModel,
  QuestionRankingModel,
  QuestionRatingModel,
} from 'survey-core';
import {
  ReactElementFactory,
  ReactQuestionFactory,
  SurveyQuestionBoolean,
  SurveyQuestionMatrix,
  SurveyQuestionRanking,
  SurveyQuestionRating,
} from 'survey-react-ui';
import { Pictured } from '../pictures/Pictured.tsx';
import { Declinable } from './Declinable.tsx';
import { Limited } from './Limited.tsx';
import { MatrixCards } from './MatrixCards.tsx';
import { RatingScale } from './RatingScale.tsx';
import { Prefilled } from './Prefilled.tsx';
import { RankingQuestion } from './RankingQuestion.tsx';
import { YesNo } from './YesNo.tsx';

interface RendererProps {
  question: unknown;
}

function Matrix(props: RendererProps) {
  const { question } = props;
  return question instanceof QuestionMatrixModel ? (
    <MatrixCards question={question} />
  ) : (
    <SurveyQuestionMatrix {...props} />
  );
}

function Ranking(props: RendererProps) {
  const { question } = props;
  return question instanceof QuestionRankingModel ? (
    <RankingQuestion question={question} />
  ) : (
    <SurveyQuestionRanking {...props} />
  );
}

function Rating(props: RendererProps) {
  const { question } = props;
  return question instanceof QuestionRatingModel && question.rateType === 'labels' ? (
    <RatingScale question={question} />
  ) : (
    <SurveyQuestionRating {...props} />
  );
}

function YesOrNo(props: RendererProps) {
  const { question } = props;
  return question instanceof QuestionBooleanModel ? (
    <YesNo question={question} />
  ) : (
    <SurveyQuestionBoolean {...props} />
  );
}

/** By its types, SurveyJS calls a creator with a name. In fact it calls it with the question's props. */
const register = (type: string, Renderer: ComponentType<RendererProps>): void => {
  const create = (props: unknown): JSX.Element => <Renderer {...(props as RendererProps)} />;
  ReactQuestionFactory.Instance.registerQuestion(type, create);
};

register('boolean', YesOrNo);
register('matrix', Matrix);
register('rating', Rating);
register('ranking', Ranking);

/** Name of the component that wraps a sensitive question's input. */
export const declinable = 'yayan-declinable';
ReactElementFactory.Instance.registerElement(declinable, (props: ComponentProps<typeof Declinable>) => (
  <Declinable {...props} />
));

/** Name of the component that wraps the input of a question with a limit of choices. */
export const limited = 'yayan-limited';
ReactElementFactory.Instance.registerElement(limited, (props: ComponentProps<typeof Limited>) => (
  <Limited {...props} />
));

/** Name of the component that wraps the input of a question which the profile has answered. */
export const prefillable = 'yayan-prefilled';
ReactElementFactory.Instance.registerElement(prefillable, (props: ComponentProps<typeof Prefilled>) => (
  <Prefilled {...props} />
));

/** Name of the component that wraps a picture, or choices with pictures. */
export const pictured = 'yayan-pictured';
ReactElementFactory.Instance.registerElement(pictured, (props: ComponentProps<typeof Pictured>) => (
  <Pictured {...props} />
));
