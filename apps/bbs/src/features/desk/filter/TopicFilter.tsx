import type { ResponseTopic } from '@yayan/api-client';
import classes from './TopicFilter.module.css';

interface Place {
  topicId?: string;
  sectionId?: string;
}

interface TopicFilterProps {
  topics: readonly ResponseTopic[];
  topicId: string | undefined;
  sectionId: string | undefined;
  onChoose: (place: Place) => void;
}

/** Topics, and the sections of the chosen topic, with their numbers of answers. */
export function TopicFilter({ topics, topicId, sectionId, onChoose }: TopicFilterProps) {
  const openTopic = topicId ?? topics.find(({ sections }) => sections.some(({ id }) => id === sectionId))?.id;
  return (
    <nav aria-label="按话题筛选">
      <ul className={classes['root']}>
        <li>
          <PlaceButton
            title="全部话题"
            count={topics.reduce((sum, { responses }) => sum + responses, 0)}
            isChosen={openTopic === undefined}
            onClick={() => onChoose({})}
          />
        </li>
        {topics.map((topic) => (
          <li key={topic.id}>
            <PlaceButton
              title={topic.title}
              count={topic.responses}
              isChosen={topic.id === topicId && sectionId === undefined}
              onClick={() => onChoose({ topicId: topic.id })}
            />
            {topic.id === openTopic ? (
              <ul className={classes['sections']}>
                {topic.sections.map((section) => (
                  <li key={section.id}>
                    <PlaceButton
                      title={section.title}
                      count={section.responses}
                      isChosen={section.id === sectionId}
                      onClick={() => onChoose({ topicId: topic.id, sectionId: section.id })}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlaceButtonProps {
  title: string;
  count: number;
  isChosen: boolean;
  onClick: () => void;
}

function PlaceButton({ title, count, isChosen, onClick }: PlaceButtonProps) {
  return (
    <button type="button" className={classes['place']} aria-pressed={isChosen} onClick={onClick}>
      <span>{title}</span>
      <span className={classes['count']}>{count}</span>
    </button>
  );
}
