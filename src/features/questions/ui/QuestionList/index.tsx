import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import questions from '@generated/questions/default/questions.json';
import Heading from '@theme/Heading';
import {importances, type Importance} from '@site/src/features/questions/model/importance';
import type {Question} from '@site/src/features/questions/model/question';
import {typographic} from '@site/src/features/typography/model/typographic';
import {splitAtCode} from '@site/src/site/splitAtCode';
import styles from './styles.module.css';

function Prose({text}: {text: string}): ReactNode {
  return splitAtCode(text).map(({isCode, value}, index) =>
    isCode ? <code key={index}>{value}</code> : typographic(value),
  );
}

type Group = {page: string; place: string; questions: Question[]};

/** Groups questions by page. If all are in one section, the link leads to that section. */
function groupByPage(all: readonly Question[]): Group[] {
  const pathOf = ({place, page}: Question) => (place === '' ? page : place.replace(/#.*/, ''));
  return [...new Set(all.map(pathOf))].map((path) => {
    const own = all.filter((question) => pathOf(question) === path);
    const places = [...new Set(own.map(({place}) => place))];
    const [first] = own;
    return {page: first?.page ?? path, place: places.length === 1 ? (places[0] ?? '') : path, questions: own};
  });
}

function PageQuestions({page, place, questions: own}: Group): ReactNode {
  return (
    <li>
      {place === '' ? typographic(page) : <Link to={place}>{typographic(page)}</Link>}
      <ul>
        {own.map(({question, look, source}) => (
          <li key={source + question}>
            <Prose text={`${question} ${look}`} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Part({name}: {name: Importance}): ReactNode {
  const own = questions.filter(({importance}) => importance === name);
  const {title, why} = importances[name];
  return (
    own.length > 0 && (
      <section>
        <Heading as="h2" id={name}>
          {title}
        </Heading>
        <p>{why}</p>
        <ul className={styles.pages}>
          {groupByPage(own).map((group) => (
            <PageQuestions key={group.place + group.page} {...group} />
          ))}
        </ul>
      </section>
    )
  );
}

/** Every open question of the site, grouped by what it means for readers. */
export default function QuestionList(): ReactNode {
  return (Object.keys(importances) as Importance[]).map((name) => <Part key={name} name={name} />);
}
