/**
 * What the framework knows of the site, without the versions of its plugins: only its debug pages ask for them.
 * @param {string} source
 */
export default function lightData(source) {
  return JSON.stringify(JSON.parse(source), (key, /** @type {unknown} */ value) =>
    key === 'pluginVersions' ? {} : value,
  );
}
