import type {Plugin} from '@docusaurus/types';
import {changelogArticles} from '../../feeds/build/articles';
import {buildTimeline} from './timeline';

/** Writes the timeline to a module that only the timeline page loads. */
export default function changelogPlugin(): Plugin {
  return {
    name: 'changelog',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('timeline.json', buildTimeline(changelogArticles(allContent)));
    },
  };
}
