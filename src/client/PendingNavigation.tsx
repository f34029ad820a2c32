// Replaces the core's PendingNavigation: a page whose parts are there is rendered at once. Upstream renders the page being
// read once more before, as for one that has to be waited for.
import {Component, type ReactNode} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction as tell,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {Route, type useLocation} from 'react-router-dom';
import preload, {isLoaded} from './preload';

type Location = ReturnType<typeof useLocation>;
type Props = {location: Location; children: ReactNode};
type State = {isShown: boolean};

export default class PendingNavigation extends Component<Props, State> {
  override state: State = {isShown: true};

  private previousLocation: Location | null = null;

  constructor(props: Props) {
    super(props);
    tell('onRouteUpdate', {previousLocation: null, location: props.location});
  }

  /** The old page stays until the next one can be shown. */
  override shouldComponentUpdate({location}: Props, {isShown}: State): boolean {
    if (location === this.props.location) {
      return isShown;
    }
    this.previousLocation = this.props.location;
    const settle = tell('onRouteUpdate', {previousLocation: this.previousLocation, location});
    if (isLoaded(location.pathname) && this.state.isShown) {
      settle();
      return true;
    }
    this.setState({isShown: false});
    void preload(location.pathname).then(() => {
      // The reader may have gone on meanwhile.
      if (this.props.location === location) {
        settle();
        this.setState({isShown: true});
      }
    });
    return false;
  }

  /** Whatever asks for the address is told that of the page which is shown. */
  override render(): ReactNode {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
