// What a browser begins with: in two tasks where the framework takes one, so that a slow phone can answer in between.
import 'react-dom/client';

setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
});
