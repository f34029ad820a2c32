import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectQuestions} from './collect';

/** Writes what is open into a module of its own, which only the page that lists it loads. */
export default function questionsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'questions',
    async allContentLoaded({actions}) {
      await actions.createData('questions.json', collectQuestions(siteDir, process.env).questions);
    },
  };
}
