import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectQuestions} from './collect';

/** Writes the questions to a module that only the page listing them loads. */
export default function questionsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'questions',
    async allContentLoaded({actions}) {
      await actions.createData('questions.json', collectQuestions(siteDir, process.env).questions);
    },
  };
}
