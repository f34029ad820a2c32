import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {RequestShape} from '@site/src/features/api/model/operation';
import {buildUrl, checkFields, draftLine, type Values} from '@site/src/features/api/model/request';
import Field from './Field';
import RequestLine from './RequestLine';
import Result from './Result';
import styles from './styles.module.css';

/** The fields and the resulting request. Its state starts empty each time it is mounted. */
export default function Draft({shape}: {shape: RequestShape}): ReactNode {
  const [values, setValues] = useState<Values>({});
  const [areKeysShown, setKeysShown] = useState(false);
  const fields = checkFields(shape, values);
  const built = buildUrl(shape, fields);

  return (
    <>
      <RequestLine built={built} draft={draftLine(shape, fields, areKeysShown)} />
      {fields.map(({parameter, checked}) => (
        <Field
          key={parameter.name}
          parameter={parameter}
          checked={values[parameter.name] === undefined ? null : checked}
          isMasked={parameter.kind === 'key' && !areKeysShown}
          onType={(text) => {
            setValues((last) => ({...last, [parameter.name]: text}));
          }}
        />
      ))}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areKeysShown}
          onChange={({target}) => {
            setKeysShown(target.checked);
          }}
        />
        {translate({id: 'builder.showKeys', message: 'Show keys'})}
      </label>
      {'url' in built && <Result built={built} areKeysShown={areKeysShown} />}
    </>
  );
}
