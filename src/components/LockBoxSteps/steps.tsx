import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CertaintyMark} from '@site/src/site/certainty';
import {Box, ClosedEye, Key, OpenBox, paper, Photo, Tick, violet} from './shapes';

type Step = {name: string; mark: CertaintyMark; scene: ReactNode};

export const steps: Step[] = [
  {
    name: translate({
      id: 'lockBox.setANewRandomCombination',
      message: 'Set a new random combination without looking at the digits.',
    }),
    mark: 'observed',
    scene: (
      <>
        <Box at="translate(66 40)" />
        <path d="M106 58a16 16 0 0 1 0 26M112 55l-7 2 3 7" stroke={violet} />
        <ClosedEye at="translate(128 28)" />
      </>
    ),
  },
  {
    name: translate({id: 'lockBox.takeAPictureOfThe', message: 'Take a picture of the combination with your camera.'}),
    mark: 'observed',
    scene: (
      <>
        <Box at="translate(46 40)" />
        <path d="M84 62h8M84 74h8M84 86h8" stroke={violet} />
        <path d="M100 56h10l4-7h16l4 7h10v38h-44z" fill={paper} />
        <circle cx="122" cy="75" r="11" fill="var(--accent-wash)" stroke={violet} />
      </>
    ),
  },
  {
    name: translate({
      id: 'lockBox.checkThatThePictureIs',
      message: 'Check that the picture is sharp, but do not read the digits.',
    }),
    mark: 'observed',
    scene: (
      <>
        <Photo at="translate(70 36)" />
        <Tick at="translate(102 92)" />
        <ClosedEye at="translate(128 28)" />
      </>
    ),
  },
  {
    name: translate({id: 'lockBox.putTheKeyOfYour', message: 'Put the key of your padlock in the box.'}),
    mark: 'observed',
    scene: (
      <>
        <OpenBox />
        <Key at="translate(118 70)" />
      </>
    ),
  },
  {
    name: translate({id: 'lockBox.closeTheBoxAndTurn', message: 'Close the box and turn the dials to other digits.'}),
    mark: 'observed',
    scene: (
      <>
        <Box at="translate(80 40)" turned />
        <path d="M120 58a16 16 0 0 1 0 26M126 55l-7 2 3 7M40 84a16 16 0 0 1 0-26M34 87l7-2-3-7" stroke={violet} />
      </>
    ),
  },
  {
    name: translate({
      id: 'lockBox.uploadThePictureWhenYou',
      message: 'Upload the picture when you set up the session.',
    }),
    mark: 'documented',
    scene: (
      <>
        <Photo at="translate(80 52)" />
        <path d="M80 44V16M68 27l12-12 12 12" stroke={violet} strokeWidth="4" />
      </>
    ),
  },
  {
    name: translate({
      id: 'lockBox.deleteYourOwnCopyOnly',
      message: 'Delete your own copy only after the session has been created.',
    }),
    mark: 'documented',
    scene: (
      <>
        <g strokeDasharray="4 5">
          <Photo at="translate(64 34)" />
        </g>
        <path d="M40 40l48 48M88 40 40 88" stroke="var(--danger)" strokeWidth="3" />
        <Tick at="translate(126 60)" />
      </>
    ),
  },
];
