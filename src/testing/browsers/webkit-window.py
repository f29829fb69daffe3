"""A window as narrow as a phone for WebKitWebDriver: its own browser, MiniBrowser, cannot be narrower than 447 pixels.

Arguments: the folder for what a device keeps, or --private. Started by the driver, see webkit-driver.ts.
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844
place = sys.argv[1]

if place == '--private':
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=place, base_cache_directory=place)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def allow(_view, request):
    request.allow()
    return True


def take_focus(window, view):
    """Without a window manager no window gets the focus, and `:focus` never matches."""
    view.grab_focus()
    window.get_window().focus(0)
    return False


def view_of(_session):
    settings = WebKit2.Settings(enable_media_stream=True, enable_mock_capture_devices=True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect('permission-request', allow)
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    view.connect('close', lambda _: window.destroy())
    window.connect('map-event', lambda *_: take_focus(window, view))
    window.show_all()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', view_of)


context.connect('automation-started', begin)
Gtk.main()
